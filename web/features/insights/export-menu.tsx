import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#web/api/download.ts'
import { useWorkspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CSV_FORMS, type CsvForm, csvOf, type FigureTable, MOST_EXPORTED_ROWS } from '#web/ui/figures/figure-table.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import type { Days } from './ranges.ts'

interface ExportMenuProps extends Days {
  readonly title: string
  readonly table: FigureTable
}

/** Writes exactly the table of a panel, in the order of its rows. */
export function ExportMenu({ title, table, from, to }: ExportMenuProps) {
  const { t } = useTranslation()
  const { handle } = useWorkspace()
  const [isOpen, setOpen] = useState(false)
  const save = (form: CsvForm) => {
    // Product 3: the name of the file, in both languages.
    saveFile(new Blob([csvOf(table, form)], { type: 'text/csv;charset=utf-8' }), `${handle}_analysen_${from}_${to}.csv`)
    setOpen(false)
  }
  return (
    <>
      <Button
        tone="outline"
        size="s"
        title={t('insights.export')}
        aria-label={t('insights.exportOf', { title })}
        className="max-lg:px-3!"
        onClick={() => setOpen(true)}
      >
        <Download aria-hidden size={18} />
        <span className="max-lg:sr-only">{t('insights.export')}</span>
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        side="bottom"
        title={t('insights.exportTitle')}
        description={`${title}. ${t('insights.exportText', { count: Math.min(table.rows.length, MOST_EXPORTED_ROWS) })}`}
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
                <span className="font-[550]">{t(`insights.export-${form}`)}</span>
                <span className="text-14 font-[400] text-muted">{t(`insights.export-${form}Text`)}</span>
              </span>
            </Button>
          ))}
        </div>
      </Sheet>
    </>
  )
}
