import { type ReactNode, useState } from 'react'
import { brandHeaders } from '#web/api/brand-headers.ts'
import { credentials } from '#web/api/credentials.ts'
import { serverUrl } from '#web/api/server-address.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'

const EXPORT = '/api/brand/products/export'

/** Downloads all products as CSV. A link could not name the brand, so the file is fetched first. */
export function ExportButton({ icon }: { readonly icon: ReactNode }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const caller = credentials()
      const answer = await fetch(serverUrl(EXPORT), {
        credentials: caller.credentials,
        headers: { ...brandHeaders(EXPORT), ...caller.headers },
      })
      if (!answer.ok) throw new Error(`the export answered ${answer.status}`)
      const address = URL.createObjectURL(await answer.blob())
      const link = document.createElement('a')
      link.href = address
      link.download = 'products.csv'
      link.click()
      URL.revokeObjectURL(address)
    } catch (error) {
      showFailure(error, t, t('products.exportFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button tone="outline" size="s" busy={isBusy} onClick={() => void download()}>
      {icon}
      {t('products.export')}
    </Button>
  )
}
