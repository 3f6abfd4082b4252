import { create } from 'qrcode'
import { classes } from '#web/ui/classes.ts'

/** Modules of white around the code, so that cameras find it (ISO 18004). */
const QUIET = 4

interface QrCodeProps {
  readonly text: string
  /** What a screen reader says. */
  readonly label: string
  readonly className: string
}

/** A text as a QR code, dark on white in both colour modes. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (let at = 0; at < size * size; at += 1) {
    if (data[at]) path += `M${at % size} ${Math.floor(at / size)}h1v1h-1z`
  }
  const edge = size + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
      className={classes('rounded-control bg-white text-black', className)}
    >
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}
