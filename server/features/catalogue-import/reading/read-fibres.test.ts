import { expect, test } from 'vitest'
import { readFibres } from '#contract/read-fibres.ts'
import { countryOf } from './countries.ts'

test.each([
  ['80 % Baumwolle, 20 % Polyester', ['cotton 80', 'polyester 20']],
  ['100% organic cotton', ['cotton 100']],
  ['Baumwolle: 95 %; Elasthan: 5 %', ['cotton 95', 'elastane 5']],
  ['80 cotton; 20 polyester', ['cotton 80', 'polyester 20']],
  ['62,5 % Viskose, 37,5 % Leinen', ['viscose 62.5', 'linen 37.5']],
  ['80 % Baumwolle', null],
  ['Heavy cotton', null],
  ['50 % Zauber, 50 % Baumwolle', null],
  ['', null],
])('the material "%s" has the fibres %s', (text, fibres) => {
  expect(readFibres(text)?.map(({ fibre, percent }) => `${fibre} ${percent}`) ?? null).toEqual(fibres)
})

test.each([
  ['PT', 'PT'],
  ['pt', 'PT'],
  ['Portugal', 'PT'],
  ['Türkei', 'TR'],
  ['Germany', 'DE'],
  ['XX', null],
  ['Atlantis', null],
  ['', null],
])('the country "%s" is %s', (text, code) => {
  expect(countryOf(text)).toBe(code)
})
