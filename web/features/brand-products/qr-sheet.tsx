import { useTranslation } from '#web/i18n/language.ts'
import { QrCode } from '#web/ui/marks/qr-code.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'

interface QrSheetProps {
  readonly address: string | null
  readonly onClose: () => void
}

/** A link as a QR code. */
export function QrSheet({ address, onClose }: QrSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet open={address !== null} onClose={onClose} side="bottom" title={t('products.qrCode')}>
      {address !== null && (
        <div className="flex flex-col items-center gap-3">
          <QrCode text={address} label={t('products.qrCode')} className="w-full max-w-72" />
          <p className="text-14 text-muted [overflow-wrap:anywhere]">{address}</p>
        </div>
      )}
    </Sheet>
  )
}
