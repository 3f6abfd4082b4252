import type { ReactNode } from 'react'
import type { BrandImport } from '#contract/brand-imports.ts'
import { downloadOfBrand } from '#web/api/download.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'

interface ErrorsFileProps {
  readonly item: BrandImport
  readonly icon: ReactNode
}

/** The rows with errors, to be mended and uploaded again: of several files one each, because their columns differ. */
export function ErrorsFile({ item: { id, files }, icon }: ErrorsFileProps) {
  const { t } = useTranslation()
  const download = (file: string) =>
    downloadOfBrand(
      `/api/brand/imports/${id}/errors.csv${file === '' ? '' : `?file=${encodeURIComponent(file)}`}`,
      'errors.csv',
    ).catch((error: unknown) => showFailure(error, t, t('imports.errorsFileFailed')))
  const names = files.length > 0 ? files.map(({ name }) => name) : ['']
  return names.map((name) => (
    <Button key={name} tone="outline" className="max-w-full" onClick={() => void download(name)}>
      {icon}
      <span className="truncate">{name === '' ? t('imports.errorsFile') : `${t('imports.errorsFile')}: ${name}`}</span>
    </Button>
  ))
}
