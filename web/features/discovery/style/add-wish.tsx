import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { STYLE } from '#contract/style.limits.ts'
import type { WishTrait } from '#contract/style.ts'
import { COLOUR_FAMILIES, GENDERS, PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import type { Reader } from '#web/product/spoken-product.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { CUTS, GARMENTS, LOOKS } from '../reasons/known-words.ts'
import { traitLabel } from './trait-label.ts'
import type { useStyle } from './use-style.ts'

type Say = ReturnType<typeof useStyle>['say']

interface Choice {
  readonly label: string
  readonly trait: WishTrait
}

const GROUPS = ['Garment', 'Cut', 'Look', 'Colour', 'Price', 'Gender', 'Brand'] as const
type Group = (typeof GROUPS)[number]

/** Every trait of a group that can be chosen; brands come from the server. */
function traitsOf(group: Exclude<Group, 'Brand'>): Exclude<WishTrait, { is: 'brand' }>[] {
  switch (group) {
    case 'Garment':
      return [
        ...PRODUCT_TYPES.map((value) => ({ is: 'type', value }) as const),
        ...GARMENTS.map((value) => ({ is: 'garment', value }) as const),
      ]
    case 'Cut':
      return CUTS.map((value) => ({ is: 'word', value }))
    case 'Look':
      return LOOKS.map((value) => ({ is: 'word', value }))
    case 'Colour':
      return COLOUR_FAMILIES.map((value) => ({ is: 'colour', value }))
    case 'Gender':
      return GENDERS.map((value) => ({ is: 'gender', value }))
    case 'Price':
      return (['under', 'from'] as const).flatMap((is) => STYLE.priceBounds.map((euros) => ({ is, euros })))
  }
}

function choicesOf(group: Exclude<Group, 'Brand'>, reader: Pick<Reader, 't' | 'language'>): Choice[] {
  const choices = traitsOf(group).map((trait) => ({ label: traitLabel(trait, reader), trait }))
  if (group === 'Price') return choices
  // The same word for a type and for a garment is one choice.
  const byLabel = new Map(choices.toReversed().map((choice) => [choice.label, choice]))
  return [...byLabel.values()].sort((one, other) => one.label.localeCompare(other.label, reader.language))
}

interface AddWishProps {
  readonly isBusy: boolean
  readonly say: Say
  readonly onClose: () => void
}

/** Asks for more or less of a chosen trait. */
export function AddWish({ isBusy, say, onClose }: AddWishProps) {
  const { t, language } = useTranslation()
  const [wish, setWish] = useState<'more' | 'less'>('more')
  const [group, setGroup] = useState<Group>('Garment')
  const brands = useBrandChoices(group === 'Brand')
  const choices = group === 'Brand' ? (brands.choices ?? []) : choicesOf(group, { t, language })
  const [wanted, setWanted] = useState('')
  const chosen = choices.find(({ label }) => label === wanted) ?? choices[0]
  const keep = async () => {
    if (!chosen) return
    if (await say(chosen.trait, wish, t('style.kept', { trait: chosen.label }))) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('style.addTitle')} description={t('style.addText')}>
      <div className="mt-5 flex flex-col gap-5">
        <Segmented
          label={t('style.direction')}
          value={wish}
          options={[
            { value: 'more', label: t('style.more') },
            { value: 'less', label: t('style.less') },
          ]}
          onChange={setWish}
        />
        <SelectField
          label={t('style.about')}
          value={group}
          options={GROUPS.map((value) => ({ value, label: t(`style.about${value}`) }))}
          onChange={setGroup}
        />
        {group === 'Brand' && brands.choices === null ? (
          <NoBrands hasFailed={brands.hasFailed} onRetry={brands.retry} />
        ) : (
          <SelectField
            label={t('style.which')}
            value={chosen?.label ?? ''}
            options={choices.map(({ label }) => ({ value: label, label }))}
            onChange={setWanted}
          />
        )}
        <Button busy={isBusy} disabled={!chosen} onClick={() => void keep()}>
          {t('style.keep')}
        </Button>
      </div>
    </Dialog>
  )
}

function NoBrands({ hasFailed, onRetry }: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return hasFailed ? (
    <div role="alert" className="flex flex-col items-start gap-4">
      <p>{t('style.brandsFailed')}</p>
      <Button tone="outline" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  ) : (
    <p role="status" className="text-muted">
      {t('style.brandsLoading')}
    </p>
  )
}

interface BrandChoices {
  /** Null until they are loaded. */
  readonly choices: readonly Choice[] | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Brands to choose from, by name; requested only when `isEnabled`. */
function useBrandChoices(isEnabled: boolean): BrandChoices {
  const query = useQuery({
    queryKey: ['/api/style/brands'],
    queryFn: ({ signal }) => call('GET /api/style/brands', { signal }),
    enabled: isEnabled,
  })
  const choices = query.data?.map(({ id, name }) => ({ label: name, trait: { is: 'brand', id } as const })) ?? null
  return { choices, hasFailed: query.isError && query.data === undefined, retry: () => void query.refetch() }
}
