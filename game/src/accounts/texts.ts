/** The texts of errors that need the database. */
export const accountTexts = {
  usernameTaken: 'Username already exists',
  emailTaken: 'Email already exists ( use Discord or Google to login )',
  userNotFound: 'User not found',
  invalidPassword: 'Invalid password',
  registrationFailed: 'Registration failed. Please try again.',
} as const;
