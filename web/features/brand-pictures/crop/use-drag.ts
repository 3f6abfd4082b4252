import { type PointerEvent, type RefObject, useRef } from 'react'

type Moved = (dx: number, dy: number) => void

/** Pointer moves as shares of an element's size, since the last move. */
export function useDrag(area: RefObject<HTMLElement | null>) {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return (onMove: Moved) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const box = area.current?.getBoundingClientRect()
      if (!last.current || !box || box.width === 0) return
      onMove((event.clientX - last.current.x) / box.width, (event.clientY - last.current.y) / box.height)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: () => {
      last.current = null
    },
    onPointerCancel: () => {
      last.current = null
    },
  })
}
