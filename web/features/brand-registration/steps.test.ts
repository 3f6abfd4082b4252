import { expect, test } from 'vitest'
import { previousStep, shownStep, stepOf } from './steps.ts'

const visitor = { user: null, email: '', isRegistered: false }
const member = { ...visitor, user: { hasLongPassword: true } }

test('an address names its step, so that a reload and the browser’s back stay in the form', () => {
  expect(shownStep('company', visitor)).toBe('company')
  expect(shownStep('assurances', member)).toBe('assurances')
  expect(shownStep(null, visitor)).toBe('account')
  expect(shownStep(null, member)).toBe('brand')
})

test('a step that cannot be shown leads to the first one', () => {
  expect(shownStep('done', visitor)).toBe('account')
  expect(shownStep('nonsense', member)).toBe('brand')
  expect(shownStep('account', member)).toBe('brand')
  expect(shownStep('confirm', visitor)).toBe('account')
  expect(shownStep('company', { ...visitor, user: { hasLongPassword: false } })).toBe('account')
})

test('waiting for the code survives a reload, and the end is the end', () => {
  expect(shownStep('confirm', { ...visitor, email: 'mia@label.example' })).toBe('confirm')
  expect(shownStep('confirm', member)).toBe('confirm')
  expect(shownStep('brand', { ...member, isRegistered: true })).toBe('done')
})

test('the step before leaves out the account of a signed-in user', () => {
  expect(previousStep('company', true)).toBe('brand')
  expect(previousStep('brand', true)).toBe('brand')
  expect(previousStep('brand', false)).toBe('account')
})

test.each([
  ['brand.handle', 'brand'],
  ['company.vatId', 'company'],
  ['assurances.terms', 'assurances'],
  // A wrong code stays where the code is entered.
  ['code', 'confirm'],
])('the field %s is entered in the step %s', (field, step) => expect(stepOf(field)).toBe(step))
