import { describe, expect, test } from 'vitest'
import { validateContact, validateReport } from './validation.ts'

const message = { email: 'mia@example.org', message: 'Wie kommt mein Label zu euch?' }
const report = {
  reason: 'counterfeit',
  location: 'https://drops.example/products/7',
  explanation: 'Das ist eine Fälschung unserer Jacke.',
  name: 'Mia',
  email: 'mia@example.org',
  goodFaith: 'on',
}

test.each([
  ['complete', {}, null],
  ['no address', { email: ' ' }, { field: 'email', key: 'contact.emailMissing' }],
  ['half an address', { email: 'mia@home' }, { field: 'email', key: 'contact.emailInvalid' }],
  ['no message', { message: '  Hallo   ' }, { field: 'message', key: 'contact.textShort' }],
])('a message, %s', (_, change, fieldError) => {
  expect(validateContact({ ...message, ...change })).toEqual(fieldError)
})

describe('a report', () => {
  test.each([
    ['complete', {}, null],
    ['no place', { location: '' }, { field: 'location', key: 'contact.locationMissing' }],
    ['no reasons', { explanation: 'Weg' }, { field: 'explanation', key: 'contact.textShort' }],
    ['no name', { name: '' }, { field: 'name', key: 'contact.nameMissing' }],
    ['no address', { email: '' }, { field: 'email', key: 'contact.emailMissing' }],
    ['not in good faith', { goodFaith: '' }, { field: 'goodFaith', key: 'contact.goodFaithMissing' }],
  ])('%s', (_, change, fieldError) => {
    expect(validateReport({ ...report, ...change })).toEqual(fieldError)
  })
  test('that protects minors needs no name and no address, but a given address must be valid', () => {
    expect(validateReport({ ...report, reason: 'minors', name: '', email: '' })).toBeNull()
    expect(validateReport({ ...report, reason: 'minors', name: '', email: 'mia' })).toEqual({
      field: 'email',
      key: 'contact.emailInvalid',
    })
  })
})
