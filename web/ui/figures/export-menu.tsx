import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#web/api/download.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { CSV_FORMS, type CsvForm, csvOf, type FigureTable, MOST_EXPORTED_ROWS } from './figure-table.ts'

interface ExportMenuProps {
  readonly title: string
  readonly table: FigureTable
  /** Without its ending. */
  readonly fileName: string
}

/** Writes exactly the table of a panel, in the order of its rows. */
export function ExportMenu({ title, table, fileName }: ExportMenuProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const save = (form: CsvForm) => {
    saveFile(new Blob([csvOf(table, form)], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`)
    setOpen(false)
  }
  return (
    <>
      <Button
        tone="outline"
        size="s"
        title={t('figures.export')}
        aria-label={t('figures.exportOf', { title })}
        className="max-lg:px-3!"
        onClick={() => setOpen(true)}
      >
        <Download aria-hidden size={18} />
        <span className="max-lg:sr-only">{t('figures.export')}</span>
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        side="bottom"
        title={t('figures.exportTitle')}
        description={`${title}. ${t('figures.exportText', { count: Math.min(table.rows.length, MOST_EXPORTED_ROWS) })}`}
      >
        <div className="-m-3 flex flex-col">
          {CSV_FORMS.map((form) => (
            <Button
              key={form}
              tone="ghost"
              block
              className="h-auto! justify-start! px-3! py-2! text-left"
              onClick={() => save(form)}
            >
              <span className="flex flex-col">
                <span className="font-[550]">{t(`figures.export-${form}`)}</span>
                <span className="text-14 font-[400] text-muted">{t(`figures.export-${form}Text`)}</span>
              </span>
            </Button>
          ))}
        </div>
      </Sheet>
    </>
  )
}
