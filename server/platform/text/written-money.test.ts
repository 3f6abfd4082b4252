import { expect, test } from 'vitest'
import { readDate } from './written-date.ts'
import { decimalSignOf, readMoney } from './written-money.ts'

test.each([
  ['50', 5000],
  ['89.00', 8900],
  ['89,00', 8900],
  ['1.299,95', 129_995],
  ['1,299.95', 129_995],
  ["1'299.95", 129_995],
  ['1 299,95', 129_995],
  ['1.299', 129_900],
  ['42.9', 4290],
  ['.5', 50],
  ['59,99 €', 5999],
  ['59,-', 5900],
  ['59.9900', 5999],
  ['', null],
  ['free', null],
  ['-5', null],
  ['1.29.9', null],
  ['1.299.00', null],
  ['12 for 10', null],
])('the price "%s" is %s cents', (text, cents) => {
  expect(readMoney(text, null)?.cents ?? null).toBe(cents)
})

test.each([
  ['75.00 USD', 'USD'],
  ['EUR 29,90', 'EUR'],
  ['€29.90', 'EUR'],
  ['29,90', null],
])('"%s" is in %s', (text, currency) => {
  expect(readMoney(text, null)?.currency).toBe(currency)
})

test('the other prices of a file tell what a point or a comma means', () => {
  expect(decimalSignOf(['59,99', '199', '2,5'])).toBe(',')
  expect(decimalSignOf(['59.99', '199'])).toBe('.')
  expect(decimalSignOf(['199', '1.299'])).toBeNull()
  expect(readMoney('1.299', ',')?.cents).toBe(129_900)
  expect(readMoney('1,299', '.')?.cents).toBe(129_900)
  // Between 1.30 and 1299 nothing decides, so it is no price.
  expect(readMoney('1.299', '.')).toBeNull()
})

test.each([
  ['2027-03-01T10:00+02:00', '2027-03-01T08:00:00.000Z'],
  ['2027-03-01T10:00:00Z', '2027-03-01T10:00:00.000Z'],
  ['2027-03-01T10:00-0500', '2027-03-01T15:00:00.000Z'],
  ['2027-03-01 10:00:00', '2027-03-01T09:00:00.000Z'],
  ['2027-07-01', '2027-06-30T22:00:00.000Z'],
  ['1.7.2027 8:30', '2027-07-01T06:30:00.000Z'],
  ['31.02.2027', undefined],
  ['soon', undefined],
])('the date "%s" is %s', (text, moment) => {
  expect(readDate(text)?.toISOString()).toBe(moment)
})

test('the last day of a sale counts to its end', () => {
  expect(readDate('2027-07-01', { isEnd: true })?.toISOString()).toBe('2027-07-01T22:00:00.000Z')
  expect(readDate('2027-07-01 12:00', { isEnd: true })?.toISOString()).toBe('2027-07-01T10:00:00.000Z')
})
