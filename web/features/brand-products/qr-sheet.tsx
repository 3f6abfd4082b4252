import { create } from 'qrcode'
import { useTranslation } from '#web/i18n/language.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'

interface QrSheetProps {
  readonly address: string | null
  readonly onClose: () => void
}

/** Modules of white around the code, so that cameras find it (ISO 18004). */
const QUIET = 4

/** A link as a QR code, always dark on white. */
export function QrSheet({ address, onClose }: QrSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet open={address !== null} onClose={onClose} side="bottom" title={t('products.qrCode')}>
      {address !== null && (
        <div className="flex flex-col items-center gap-3">
          <Code address={address} />
          <p className="text-14 text-muted [overflow-wrap:anywhere]">{address}</p>
        </div>
      )}
    </Sheet>
  )
}

function Code({ address }: { readonly address: string }) {
  const { t } = useTranslation()
  const { modules } = create(address, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  let path = ''
  for (let at = 0; at < size * size; at += 1) {
    if (data[at]) path += `M${(at % size) + QUIET} ${Math.floor(at / size) + QUIET}h1v1h-1z`
  }
  const edge = size + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={t('products.qrCode')}
      viewBox={`0 0 ${edge} ${edge}`}
      className="w-full max-w-72 rounded-control bg-bone text-black"
    >
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}
