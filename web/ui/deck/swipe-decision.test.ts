import { describe, expect, it } from 'vitest'
import { decide, decideRelease, exitPx, hintAt, tiltDeg } from './swipe-decision.ts'

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

  it.each([
    [60, 0.5, 'right'],
    [-60, -0.5, 'left'],
    [59, 2, null],
    [149, 0.49, null],
    [100, -1, null],
    [151, -1, 'right'],
  ])('%d px at %d px/ms decides %s', (offsetPx, pxPerMs, side) =>
    expect(decideRelease(offsetPx, pxPerMs, true)).toBe(side),
  )

  it('leaves quick drags below the threshold where flicks are switched off', () =>
    expect(decideRelease(149, 3, false)).toBe(null))

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
