import { describe, expect, it } from 'vitest'
import { decide, exitPx, hintAt, tiltDeg } from './swipe-decision.ts'

describe('what a drag means', () => {
  it.each([
    [0, null],
    [150, null],
    [-150, null],
    [151, 'right'],
    [-151, 'left'],
  ])('%d px decides %s', (offsetPx, side) => expect(decide(offsetPx)).toBe(side))

  it.each([
    [50, null],
    [51, 'right'],
    [-51, 'left'],
  ])('%d px hints at %s', (offsetPx, side) => expect(hintAt(offsetPx)).toBe(side))

  it('tilts with the distance and never beyond 15 degrees', () => {
    expect(tiltDeg(150)).toBe(7.5)
    expect(tiltDeg(-900)).toBe(-15)
    expect(tiltDeg(900)).toBe(15)
  })

  it('flies a card to 300 px, and a card dragged further on in the same direction', () => {
    expect(exitPx(0, 'right')).toBe(300)
    expect(exitPx(0, 'left')).toBe(-300)
    expect(exitPx(400, 'right')).toBe(550)
    expect(exitPx(-400, 'left')).toBe(-550)
    expect(exitPx(-40, 'right')).toBe(300)
  })
})
