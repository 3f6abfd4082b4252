import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { movedTo, placeAt } from './order.ts'

interface ReorderOptions<Item> {
  readonly items: readonly Item[]
  readonly onOrder: (items: readonly Item[]) => void
  /** For screen readers: the item is at this place now. */
  readonly onPlace: (number: number, item: Item) => void
}

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Orders a list by dragging handles and by arrow keys on them. While one is dragged the list shows where it would go. */
export function useReorder<Item>({ items, onOrder, onPlace }: ReorderOptions<Item>) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<{ readonly item: Item; readonly order: readonly Item[] } | null>(null)
  const shown = drag?.order ?? items
  const order = (next: readonly Item[], place: number) => {
    const item = next[place]
    if (next === items || item === undefined) return
    onOrder(next)
    onPlace(place + 1, item)
  }
  const move = (from: number, by: number) => order(movedTo(items, from, from + by), from + by)
  const end = () => {
    if (!drag) return
    setDrag(null)
    if (drag.order.some((item, at) => item !== items[at])) order(drag.order, drag.order.indexOf(drag.item))
  }
  return {
    list,
    shown,
    dragged: drag?.item ?? null,
    move,
    handleOf: (item: Item) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ item, order: items })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!drag || !list.current) return
        const boxes = [...list.current.children].map((child) => child.getBoundingClientRect())
        const to = placeAt(boxes, event.clientX, event.clientY)
        setDrag({ item, order: movedTo(drag.order, drag.order.indexOf(item), to) })
      },
      onPointerUp: end,
      onPointerCancel: () => setDrag(null),
      onKeyDown: (event: KeyboardEvent) => {
        const by = KEYS[event.key]
        if (by === undefined) return
        event.preventDefault()
        move(items.indexOf(item), by)
      },
    }),
  }
}
