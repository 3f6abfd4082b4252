import { type ReactNode, useId, useState } from 'react'
import { PRICE } from '#contract/discovery.limits.ts'
import type { Filters } from '#contract/discovery.ts'
import { SIZED_TYPES } from '#contract/sizes.ts'
import { GENDERS, PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { RangeSlider } from '#web/ui/forms/range-slider.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { NO_FILTERS } from '../feed/deck-state.ts'
import { SizeChoices } from '../sizes/size-choices.tsx'
import { FilterChips } from './filter-chips.tsx'
import { activeFilters, toggled } from './filter-list.ts'

interface FilterSheetProps {
  readonly filters: Filters
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onApply: (filters: Filters) => void
  /** What Clear All does where there are `children`; otherwise it applies no filters. */
  readonly onClear?: () => void
  /** More choices, above those that every list has. */
  readonly children?: ReactNode
}

/** Spec §2, "Filter Products": nothing changes until Apply, or Clear All. */
export function FilterSheet({ filters, isOpen, onClose, onApply, onClear, children }: FilterSheetProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(filters)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setDraft(filters)
  }
  // Sizes of a type that is filtered away would do nothing; those chosen before can still be taken off.
  const isLookedFor = (type: (typeof SIZED_TYPES)[number]) =>
    draft.productType.length === 0 || draft.productType.includes(type)
  const sizedTypes = SIZED_TYPES.filter(isLookedFor)
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={t('discovery.filterTitle')}
      side="left"
      footer={
        <>
          <Button tone="outline" className="flex-1" onClick={onClear ?? (() => onApply(NO_FILTERS))}>
            {t('discovery.clearAll')}
          </Button>
          <Button className="flex-1" onClick={() => onApply(draft)}>
            {t('discovery.applyFilters')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-8">
        {children}
        <Choices label={t('discovery.gender')}>
          {GENDERS.map((gender) => (
            <ChoiceChip
              key={gender}
              pressed={draft.gender.includes(gender)}
              onPress={() => setDraft({ ...draft, gender: toggled(draft.gender, gender, GENDERS) })}
            >
              {t(`discovery.${gender}`)}
            </ChoiceChip>
          ))}
          <p className="w-full text-14 text-muted">{t('discovery.genderHint')}</p>
        </Choices>
        <Choices label={t('discovery.productType')}>
          {PRODUCT_TYPES.map((type) => (
            <ChoiceChip
              key={type}
              pressed={draft.productType.includes(type)}
              onPress={() => setDraft({ ...draft, productType: toggled(draft.productType, type, PRODUCT_TYPES) })}
            >
              {t(`discovery.${type}`)}
            </ChoiceChip>
          ))}
        </Choices>
        {sizedTypes.length > 0 && (
          <Choices label={t('sizes.title')}>
            <div className="w-full">
              <SizeChoices
                choices={draft.sizes}
                nothing={t('sizes.any')}
                types={sizedTypes}
                open={sizedTypes.filter((type) => draft.productType.includes(type))}
                onChange={(sizes) => setDraft({ ...draft, sizes })}
              />
              <p className="mt-2 text-14 text-muted">{t('sizes.filterHint')}</p>
            </div>
          </Choices>
        )}
        <RangeSlider
          label={t('discovery.price')}
          minLabel={t('discovery.priceMin')}
          maxLabel={t('discovery.priceMax')}
          {...PRICE}
          unit="€"
          value={draft.priceRange}
          onChange={(priceRange) => setDraft({ ...draft, priceRange })}
        />
        {activeFilters(draft).length > 0 && (
          <Choices label={t('discovery.activeFilters')}>
            <FilterChips filters={draft} onChange={setDraft} />
          </Choices>
        )}
        {/* Trust L05: what the order depends on is one press away from every list. */}
        <Link href={PATHS.ranking} className="link self-start py-2 text-14">
          {t('ui.howRanked')}
        </Link>
      </div>
    </Sheet>
  )
}

function Choices({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-14 font-[600]">
        {label}
      </h3>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  )
}
