import { expect, test } from 'vitest'
import type { CarriedToken } from './carrier.ts'
import { createHolders } from './holders.ts'

const cookie = (token: string): CarriedToken => ({ carrier: 'cookie', token })
const mia = { userId: 'mia', personalised: true }
const ben = { userId: 'ben', personalised: false }

test('a token leads to whom it was noted for last, by the way it travelled', () => {
  const holders = createHolders()
  expect(holders.of(cookie('a'))).toBeNull()
  holders.note(cookie('a'), mia)
  expect(holders.of(cookie('a'))).toEqual(mia)
  expect(holders.of({ carrier: 'bearer', token: 'a' })).toBeNull()
  holders.note(cookie('a'), ben)
  expect(holders.of(cookie('a'))).toEqual(ben)
})

test('a token that opens nothing any more leads to nobody', () => {
  const holders = createHolders()
  holders.note(cookie('a'), mia)
  holders.note(cookie('a'), null)
  expect(holders.of(cookie('a'))).toBeNull()
})

test('who was not noted for longest is forgotten first', () => {
  const holders = createHolders(2)
  holders.note(cookie('a'), mia)
  holders.note(cookie('b'), mia)
  holders.note(cookie('a'), mia)
  holders.note(cookie('c'), ben)
  expect(['a', 'b', 'c'].map((token) => holders.of(cookie(token))?.userId)).toEqual(['mia', undefined, 'ben'])
})

test('of somebody who left nothing is held, and after missed notes nothing of anybody', () => {
  const holders = createHolders()
  const known = () => ['a', 'b', 'c'].map((token) => holders.of(cookie(token))?.userId)
  holders.note(cookie('a'), mia)
  holders.note(cookie('b'), ben)
  holders.note(cookie('c'), mia)
  holders.forget('mia')
  expect(known()).toEqual([undefined, 'ben', undefined])
  holders.forget(null)
  expect(known()).toEqual([undefined, undefined, undefined])
})
