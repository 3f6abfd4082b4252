import { describe, expect, it } from 'vitest'
import { pulledPx, refreshes } from './use-pull-to-refresh.ts'

describe('pulling down', () => {
  it.each([
    [-50, 0, false],
    [100, 40, false],
    [199, 79.6, false],
    [200, 80, true],
  ])('a finger that moved %d px shows %d px and refreshes: %s', (fingerPx, px, isEnough) => {
    expect(pulledPx(fingerPx)).toBe(px)
    expect(refreshes(pulledPx(fingerPx))).toBe(isEnough)
  })
})
