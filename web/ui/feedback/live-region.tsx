import { useEffect, useState } from 'react'

interface LiveRegionProps {
  readonly text: string
  /** Changes within this time are announced as one (Trust 5.2.4). */
  readonly delayMs?: number
}

/** Announces a change to screen readers, politely, without showing it. */
export function LiveRegion({ text, delayMs = 300 }: LiveRegionProps) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), delayMs)
    return () => clearTimeout(timer)
  }, [text, delayMs])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
