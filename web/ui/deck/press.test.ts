import { describe, expect, it } from 'vitest'
import { beginPress, isTap, movePress, swallowsClick } from './press.ts'

const down = beginPress(1, 100, 100, 1000)

describe('a press', () => {
  it('is a tap below 10 px and 300 ms', () => {
    const trembling = movePress(down, 109, 100)
    expect(isTap(trembling, 1299)).toBe(true)
    expect(isTap(trembling, 1300)).toBe(false)
    expect(swallowsClick(trembling)).toBe(false)
  })

  it('is no tap once it moved 10 px, even if it comes back', () => {
    const back = movePress(movePress(down, 115, 100), 100, 100)
    expect(isTap(back, 1100)).toBe(false)
    expect(swallowsClick(back)).toBe(true)
  })

  it('stays undecided below 10 px', () => expect(movePress(down, 106, 106).direction).toBe('open'))

  it('is horizontal when it starts so, and stays so', () => {
    const across = movePress(down, 120, 105)
    expect(across.direction).toBe('horizontal')
    expect(movePress(across, 125, 400).direction).toBe('horizontal')
  })

  it('never moves the card when it starts vertically', () => {
    const along = movePress(down, 104, 120)
    expect(along.direction).toBe('vertical')
    expect(movePress(along, 400, 120).direction).toBe('vertical')
  })
})
