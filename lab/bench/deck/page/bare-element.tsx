import { useEffect, useRef } from 'react'

/** One element that follows the finger without any logic: the best that this browser can do. */
export function BareElement() {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current ? follow(element.current) : undefined), [])
  return (
    <div className="bench-app">
      <div
        ref={element}
        data-card="bare"
        className="bench-bare"
        style={{ backgroundImage: 'url(/pictures/0/640.webp)' }}
      />
    </div>
  )
}

function follow(element: HTMLElement): () => void {
  let startX: number | null = null
  let offsetPx = 0
  let frame = 0
  const ending = new AbortController()
  const draw = () => {
    frame = 0
    element.style.transform = `translate3d(${offsetPx}px,0,0)`
  }
  const listen = (type: 'pointerdown' | 'pointermove' | 'pointerup', react: (event: PointerEvent) => void) =>
    element.addEventListener(type, react, { signal: ending.signal })
  listen('pointerdown', (event) => {
    startX = event.clientX
    element.setPointerCapture(event.pointerId)
  })
  listen('pointermove', (event) => {
    if (startX === null) return
    offsetPx = event.clientX - startX
    if (frame === 0) frame = requestAnimationFrame(draw)
  })
  listen('pointerup', () => {
    startX = null
    offsetPx = 0
    if (frame === 0) frame = requestAnimationFrame(draw)
  })
  return () => ending.abort()
}
