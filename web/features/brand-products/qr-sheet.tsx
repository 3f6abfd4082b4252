import { useRef } from 'react'
import { saveFile } from '#web/api/download.ts'
import { fileName } from '#web/device/file-name.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { QrCode } from '#web/ui/marks/qr-code.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'

interface QrSheetProps {
  /** Null: closed. */
  readonly product: { readonly name: string; readonly address: string } | null
  readonly onClose: () => void
}

/** The link of a product as a QR code, for print as a file of any size. */
export function QrSheet({ product, onClose }: QrSheetProps) {
  const { t } = useTranslation()
  const code = useRef<SVGSVGElement>(null)
  const save = () => {
    if (!code.current || !product) return
    const picture = new XMLSerializer().serializeToString(code.current)
    saveFile(new Blob([picture], { type: 'image/svg+xml' }), `${fileName(product.name)}-qr.svg`)
  }
  return (
    <Sheet open={product !== null} onClose={onClose} side="bottom" title={t('products.qrCode')}>
      {product && (
        <div className="flex flex-col items-center gap-4 low:flex-row">
          <QrCode
            ref={code}
            text={product.address}
            label={t('products.qrOf', { name: product.name })}
            className="w-full max-w-72 low:max-w-48"
          />
          <div className="flex flex-col items-center gap-4">
            <p className="text-center text-14 text-muted [overflow-wrap:anywhere]">{product.address}</p>
            <Button tone="volt" onClick={save}>
              {t('products.qrSave')}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  )
}
