import { useEffect, useState } from 'react'

interface LiveRegionProps {
  readonly text: string
  /** Quick repeats collapse to the last one (Trust 5.2.4). */
  readonly settleMs?: number
}

/** Says a change of state to screen readers, politely, without showing it. */
export function LiveRegion({ text, settleMs = 300 }: LiveRegionProps) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), settleMs)
    return () => clearTimeout(timer)
  }, [text, settleMs])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
