import type { ReactNode } from 'react'
import { downloadOfBrand } from '#web/api/download.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'

/** The rows with errors, to be mended and uploaded again. */
export function ErrorsFile({ id, icon }: { readonly id: string; readonly icon: ReactNode }) {
  const { t } = useTranslation()
  const download = () =>
    downloadOfBrand(`/api/brand/imports/${id}/errors.csv`, 'errors.csv').catch((error: unknown) =>
      showFailure(error, t, t('imports.errorsFileFailed')),
    )
  return (
    <Button tone="outline" onClick={() => void download()}>
      {icon}
      {t('imports.errorsFile')}
    </Button>
  )
}
