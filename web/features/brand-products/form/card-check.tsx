import { cardScore } from '#contract/card-check.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { useEditor } from './field-errors.ts'

/** How well the product shows on its card, and what would help most. */
export function CardCheck() {
  const { t } = useTranslation()
  const { form, product, problems } = useEditor()
  const isLinkGood = form.link !== null && !problems.some(({ field }) => field === 'link')
  const pictures = (product?.pictures ?? []).map(({ media, altDe, altEn }) => ({
    width: media.width,
    height: media.height,
    altDe,
    altEn,
  }))
  const { score, missing } = cardScore(form, { pictures, isLinkGood })
  return (
    <section aria-label={t('products.cardCheck')} className="rounded-card border border-line p-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-[700]">{t('products.cardCheck')}</h2>
        <p className="tabular text-22 font-[750]">
          {score}
          <span className="text-14 font-[500] text-muted"> / 100</span>
        </p>
      </div>
      <div aria-hidden className="mt-2 h-1.5 overflow-hidden rounded-pill bg-line">
        <div className="h-full bg-ink transition-[width] duration-300" style={{ width: `${score}%` }} />
      </div>
      {missing.length > 0 ? (
        <ul className="mt-3 flex flex-col gap-1 text-14 text-muted">
          {missing.slice(0, 3).map(({ part, points }) => (
            <li key={part} className="flex justify-between gap-4">
              <span>{t(`products.check-${part}`)}</span>
              <span className="tabular shrink-0">{`+${points}`}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-14 text-muted">{t('products.cardPerfect')}</p>
      )}
    </section>
  )
}
