import { type ReactNode, useState } from 'react'
import { EXPORT_FORMATS, type ExportFormatId } from '#contract/brand-products.limits.ts'
import { downloadOfBrand } from '#web/api/download.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'

const FILE_NAMES = {
  dropdeck: 'products.csv',
  'shopify-classic': 'products_shopify.csv',
  'shopify-template': 'products_shopify_new.csv',
  'google-merchant': 'products_google.xml',
} as const satisfies Record<ExportFormatId, string>

const KEYS = {
  dropdeck: 'exportOwn',
  'shopify-classic': 'exportShopify',
  'shopify-template': 'exportShopifyNew',
  'google-merchant': 'exportGoogle',
} as const satisfies Record<ExportFormatId, string>

/** Downloads the products in the format that is chosen. */
export function ExportButton({ icon }: { readonly icon: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState<ExportFormatId | null>(null)
  const download = async (format: ExportFormatId) => {
    setBusy(format)
    try {
      await downloadOfBrand(`/api/brand/products/export?format=${format}`, FILE_NAMES[format])
      setOpen(false)
    } catch (error) {
      showFailure(error, t, t('products.exportFailed'))
    } finally {
      setBusy(null)
    }
  }
  return (
    <>
      <Button
        tone="outline"
        size="s"
        title={t('products.export')}
        className="max-md:border-0! max-lg:px-3!"
        onClick={() => setOpen(true)}
      >
        {icon}
        <span className="max-lg:sr-only">{t('products.export')}</span>
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} side="bottom" title={t('products.export')}>
        <div className="-m-3 flex flex-col">
          {EXPORT_FORMATS.map((format) => (
            <Button
              key={format}
              tone="ghost"
              block
              busy={busy === format}
              className="h-auto! justify-start! px-3! py-2! text-left"
              onClick={() => void download(format)}
            >
              <span className="flex flex-col">
                <span className="font-[550]">{t(`products.${KEYS[format]}`)}</span>
                <span className="text-14 font-[400] text-muted">{t(`products.${KEYS[format]}Text`)}</span>
              </span>
            </Button>
          ))}
        </div>
      </Sheet>
    </>
  )
}
