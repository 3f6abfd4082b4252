import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/products.ts'
import { productSlots } from '#web/product/product-slots.ts'
import { advance, follow, land, openStack, removeTop, topOf } from './saved-stack.ts'

const list = ['a', 'b', 'c', 'd'].map((id) => ({ id }) as Product)
const at = (index: number) => ({ ...openStack(list), index })

describe('the swipe mode of saved', () => {
  it('advances to the right and ends after the last product', () => {
    expect(topOf(advance(openStack(list)))?.id).toBe('b')
    expect(advance(at(2)).isOver).toBe(false)
    expect(advance(at(3)).isOver).toBe(true)
  })

  it('removes to the left and shows the next one', () => {
    const after = removeTop(at(1))
    expect(after.products.map((product) => product.id)).toEqual(['a', 'c', 'd'])
    expect(topOf(after)?.id).toBe('c')
  })

  it('clamps its index when the list shrinks at the end', () => {
    expect(topOf(removeTop(at(3)))?.id).toBe('c')
    expect(topOf(follow(at(3), list.slice(0, 2)))?.id).toBe('b')
  })

  it('ends when the last product was removed', () => {
    expect(removeTop(openStack(list.slice(0, 1))).isOver).toBe(true)
    expect(openStack([]).isOver).toBe(true)
    expect(follow(at(1), []).isOver).toBe(true)
  })

  it('keeps its card when another product is removed elsewhere', () => {
    expect(topOf(follow(at(2), list.slice(1)))?.id).toBe('c')
  })

  it('shows a product on top again when its removal is undone', () => {
    const removed = removeTop(at(1))
    const back = follow({ ...removed, index: 2 }, list)
    expect(back.products.map((product) => product.id)).toEqual(['a', 'b', 'c', 'd'])
    expect(topOf(back)?.id).toBe('b')
  })

  it('mounts at most three cards', () => {
    const flying = advance(openStack(list))
    expect(productSlots(flying).map((slot) => slot.place)).toEqual(['leaving', 'top', 'second'])
    expect(productSlots(land(flying)).map((slot) => slot.id)).toEqual(['b', 'c', 'd'])
  })
})
