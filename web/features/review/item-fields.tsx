import { useTranslation } from '#web/i18n/language.ts'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { fieldLabel } from './field-labels.ts'
import { fieldValue } from './field-values.ts'
import type { Item } from './use-review.ts'

/** What was submitted; a changed value beside what it was before. */
export function ItemFields({ fields }: Pick<Item, 'fields'>) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  const shown = (field: string, value: string) => fieldValue(field, value, { t, language, moment })
  return (
    <dl className="grid grid-cols-[7rem_minmax(0,1fr)] text-14 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {fields.map(({ field, value, before }) => (
        <div key={field} className="contents">
          <dt className="border-t border-line py-2 pr-3 text-muted [overflow-wrap:anywhere] hyphens-auto">
            {fieldLabel(field, t)}
          </dt>
          <dd className="border-t border-line py-2 whitespace-pre-line [overflow-wrap:anywhere]">
            {before === null ? (
              shown(field, value)
            ) : (
              <>
                <ins className="bg-volt/40 font-[600] no-underline">{shown(field, value) || t('review.none')}</ins>
                <span className="mt-1 block text-muted">
                  {t('review.before')}: <del>{shown(field, before) || t('review.none')}</del>
                </span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
