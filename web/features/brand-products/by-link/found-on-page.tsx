import { useState } from 'react'
import type { ProductOfPage } from '#contract/product-page.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { type FoundValue, foundValues } from './found-values.ts'

/** What the person has checked. */
export interface Chosen {
  readonly form: Partial<ProductOfPage['form']>
  /** For a draft that has none yet. */
  readonly name: string
  readonly pictures: readonly string[]
}

interface FoundOnPageProps {
  readonly found: ProductOfPage
  readonly isBusy: boolean
  readonly onDiscard: () => void
  readonly onTake: (chosen: Chosen) => void
}

/** What a page says, each value to be checked by the person. */
export function FoundOnPage({ found, isBusy, onDiscard, onTake }: FoundOnPageProps) {
  const { t, language } = useTranslation()
  const values = foundValues(found, t, language)
  const [leftOut, setLeftOut] = useState<readonly FoundValue['id'][]>([])
  const chosen = values.filter(({ id }) => !leftOut.includes(id))
  const take = () => {
    const changes = chosen.map((value) => value.changes)
    const pictures = chosen.some(({ id }) => id === 'pictures') ? found.pictures : []
    const form = Object.assign({ link: found.form.link }, ...changes)
    onTake({ form, name: found.form.name, pictures })
  }
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="font-[700]">{t('bylink.found')}</h3>
        <p className="text-14 text-muted">{t('bylink.foundHint')}</p>
      </div>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {values.map(({ id, label, text }) => (
          <li key={id} className="py-3">
            <Checkbox
              label={
                <>
                  <span className="block text-12 text-muted">{label}</span>
                  <span className="line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]">{text}</span>
                </>
              }
              checked={!leftOut.includes(id)}
              onChange={(isChosen) => setLeftOut(isChosen ? leftOut.filter((one) => one !== id) : [...leftOut, id])}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button tone="volt" busy={isBusy} onClick={take}>
          {t('bylink.take')}
        </Button>
        <Button tone="outline" busy={isBusy} onClick={onDiscard}>
          {t('bylink.discard')}
        </Button>
      </div>
    </div>
  )
}
