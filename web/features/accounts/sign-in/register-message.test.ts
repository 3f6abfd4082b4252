import { expect, test } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { accounts } from '#web/i18n/de/accounts.ts'
import { registerMessage } from './register-message.ts'

const shown = (message: string): string => {
  const key = registerMessage(message)
  return key ? String(accounts[key.replace('accounts.', '') as keyof typeof accounts]) : message
}

// Spec §8, word for word: fails when either the server's sentence or ours changes alone.
test.each([
  [
    'accounts.email-taken',
    'Diese E-Mail ist bereits registriert. Bitte verwende eine andere E-Mail oder melde dich an.',
  ],
  ['accounts.username-taken', 'Dieser Benutzername ist bereits vergeben. Bitte wähle einen anderen Benutzernamen.'],
  ['input', 'Ungültige Eingabe. Bitte überprüfe deine Daten.'],
] as const)('the server’s "%s" is shown as specified, whatever its language', (code, sentence) => {
  expect(shown(ERRORS[code].de)).toBe(sentence)
  expect(shown(ERRORS[code].en)).toBe(sentence)
})

test.each([
  'accounts.password-short',
  'accounts.password-common',
  'accounts.terms',
  'too-many',
  'unavailable',
] as const)('the server’s "%s" is shown as it comes', (code) => {
  expect(shown(ERRORS[code].de)).toBe(ERRORS[code].de)
  expect(shown(ERRORS[code].en)).toBe(ERRORS[code].en)
})

test.each([
  ['This address is already registered', 'accounts.emailTaken'],
  ['Username mia exists', 'accounts.usernameTaken'],
  ['Username is invalid', 'accounts.registerInvalid'],
  ['username exists', null],
  ['Konto gesperrt', null],
])('"%s" matches %s', (message, key) => {
  expect(registerMessage(message)).toBe(key)
})
