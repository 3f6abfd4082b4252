import { describe, expect, test } from 'vitest'
import {
  digits,
  validateCode,
  validateEmail,
  validateGoogle,
  validateLogin,
  validatePasswordChange,
  validateRegistration,
  validateReset,
} from './validation.ts'

const complete = {
  username: 'mia',
  email: 'mia@example.org',
  password: 'geheim1',
  confirmPassword: 'geheim1',
  terms: 'on',
}

describe('Spec §5', () => {
  test.each([
    ['complete', {}, null],
    ['one field empty', { email: ' ' }, { field: 'email', key: 'accounts.fillAll' }],
    ['a blank in the username', { username: 'lena b' }, { field: 'username', key: 'accounts.usernameCharacters' }],
    ['passwords differ', { confirmPassword: 'x' }, { field: 'confirmPassword', key: 'accounts.passwordMismatch' }],
    [
      '5 characters',
      { password: 'abcde', confirmPassword: 'abcde' },
      { field: 'password', key: 'accounts.passwordShort' },
    ],
    ['6 characters', { password: 'abcdef', confirmPassword: 'abcdef' }, null],
    ['terms not accepted', { terms: '' }, { field: 'terms', key: 'accounts.termsRegister' }],
    [
      'a mismatch is reported before a short password',
      { password: 'a' },
      { field: 'confirmPassword', key: 'accounts.passwordMismatch' },
    ],
  ])('register: %s', (_, change, fieldError) => {
    expect(validateRegistration({ ...complete, ...change })).toEqual(fieldError)
  })
  test('login requires both fields', () => {
    expect(validateLogin({ username: 'mia', password: '' })).toEqual({ field: 'password', key: 'accounts.fillAll' })
    expect(validateLogin({ username: 'mia', password: 'x' })).toBeNull()
  })
  test('a forgotten password requires an address with an at-sign', () => {
    expect(validateEmail({ email: '' })).toEqual({ field: 'email', key: 'accounts.emailMissing' })
    expect(validateEmail({ email: 'mia' })).toEqual({ field: 'email', key: 'accounts.emailInvalid' })
    expect(validateEmail({ email: 'mia@home' })).toBeNull()
  })
  test('Google sign-in requires the terms', () => {
    expect(validateGoogle({})).toEqual({ field: 'terms', key: 'accounts.termsGoogle' })
    expect(validateGoogle({ terms: 'on' })).toBeNull()
  })
})

test('a change of password needs the present one where it is asked for, and a new one that is long enough', () => {
  expect(validatePasswordChange({ present: '', password: 'geheim1' })).toEqual({
    field: 'present',
    key: 'accounts.fillAll',
  })
  expect(validatePasswordChange({ present: 'x', password: 'kurz1' })).toEqual({
    field: 'password',
    key: 'accounts.passwordShort',
  })
  expect(validatePasswordChange({ present: 'x', password: 'geheim1' })).toBeNull()
  expect(validatePasswordChange({ password: 'geheim1' })).toBeNull()
})

describe('codes', () => {
  const filled = { email: 'mia@example.org', code: '123 456', password: 'geheim1' }
  test('pasted spaces and dashes do not matter', () => {
    expect(digits('123-456 ')).toBe('123456')
    expect(validateCode(filled)).toBeNull()
  })
  test.each(['', '12345', '1234567', 'abcdef'])('"%s" is no code', (code) => {
    expect(validateCode({ ...filled, code })).toEqual({ field: 'code', key: 'accounts.codeInvalid' })
  })
  test('a new password has the same minimum length as the first one', () => {
    expect(validateReset({ ...filled, password: 'short' })).toEqual({
      field: 'password',
      key: 'accounts.passwordShort',
    })
    expect(validateReset(filled)).toBeNull()
  })
})
