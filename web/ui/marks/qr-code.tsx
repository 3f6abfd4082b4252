import { create } from 'qrcode'
import type { Ref } from 'react'
import { classes } from '#web/ui/classes.ts'

/** Modules of white around the code, so that cameras find it (ISO 18004). */
const QUIET = 4

interface QrCodeProps {
  readonly text: string
  /** What a screen reader says. */
  readonly label: string
  readonly className: string
  readonly ref?: Ref<SVGSVGElement>
}

/** A text as a QR code, dark on white in both colour modes and as a file. */
export function QrCode({ text, label, className, ref }: QrCodeProps) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (let at = 0; at < size * size; at += 1) {
    if (data[at]) path += `M${at % size} ${Math.floor(at / size)}h1v1h-1z`
  }
  const edge = size + 2 * QUIET
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
      className={classes('rounded-control', className)}
    >
      <rect x={-QUIET} y={-QUIET} width={edge} height={edge} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}
