import { useTranslation } from '#web/i18n/language.ts'
import { fieldLabel } from './field-labels.ts'
import type { Item } from './use-review.ts'

/** What was submitted; a changed value beside what it was before. */
export function ItemFields({ fields }: Pick<Item, 'fields'>) {
  const { t } = useTranslation()
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] text-14 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {fields.map(({ field, value, before }) => (
        <div key={field} className="contents">
          <dt className="pt-2 text-muted sm:border-t sm:border-line sm:pb-2">{fieldLabel(field, t)}</dt>
          <dd className="border-line pb-2 whitespace-pre-line [overflow-wrap:anywhere] sm:border-t sm:pt-2">
            {before === null ? (
              value
            ) : (
              <>
                <ins className="bg-volt/40 font-[600] no-underline">{value || t('review.none')}</ins>
                <span className="mt-1 block text-muted">
                  {t('review.before')}: <del>{before || t('review.none')}</del>
                </span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
