//! `config`.

use generator::config::*;
use generator::*;

#[test]
fn profiles_are_found_by_their_names() {
    for profile in Profile::ALL {
        assert_eq!(profile.name().parse(), Ok(profile));
    }
    assert_eq!("big".parse::<Profile>(), Err(base::UnknownName::new::<Profile>("big", "profile")));
}

#[test]
fn a_configuration_without_limits_has_those_of_its_profile() {
    let config: Config = serde_json::from_str(r#"{"profile": "calls"}"#).unwrap();
    assert_eq!(config, Config::new(Profile::Calls));
    assert!(serde_json::from_str::<Config>(r#"{"profil": "calls"}"#).is_err());
}

#[test]
fn a_configuration_is_read_back_from_json_unchanged() {
    for profile in Profile::ALL {
        let config = Config::new(profile);
        let text = serde_json::to_string(&config).unwrap();
        assert_eq!(serde_json::from_str::<Config>(&text).unwrap(), config);
    }
}

#[test]
fn an_empty_configuration_is_the_default_and_an_unknown_key_an_error() {
    assert_eq!(serde_json::from_str::<Config>("{}").unwrap(), Config::default());
    assert!(serde_json::from_str::<Config>(r#"{"colour": 1}"#).is_err());
}
