/** The member that most demos and tests sign in with. */
export const DEMO_EMAIL = 'ratna@kelana.example';

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'Kelana2027';

/** Its hash, computed in advance: WebCrypto is asynchronous, but a database is created synchronously. */
export const DEMO_PASSWORD_HASH =
  'pbkdf2-sha256$20000$1adbbe3ddc58799b6983f9d7885d88d2$c30d13f072567cd9213c48d54830f58862e5768129d9d2b3b99461f01e51c54e';
