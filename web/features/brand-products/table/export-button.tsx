import { type ReactNode, useState } from 'react'
import { downloadOfBrand } from '#web/api/download.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'

/** Downloads all products as CSV. */
export function ExportButton({ icon }: { readonly icon: ReactNode }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await downloadOfBrand('/api/brand/products/export', 'products.csv')
    } catch (error) {
      showFailure(error, t, t('products.exportFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      tone="outline"
      size="s"
      busy={isBusy}
      title={t('products.export')}
      className="max-md:border-0! max-lg:px-3!"
      onClick={() => void download()}
    >
      {icon}
      <span className="max-lg:sr-only">{t('products.export')}</span>
    </Button>
  )
}
