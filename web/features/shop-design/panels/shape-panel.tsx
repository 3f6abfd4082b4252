import { useId } from 'react'
import {
  CARD_RATIOS,
  CARD_STYLES,
  DESKTOP_COLUMNS,
  PHONE_COLUMNS,
  PRICE_POSITIONS,
  RADIUS,
} from '#contract/shop-theme.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { useTheme } from '../design-context.ts'
import { ChoiceTiles } from './choice-tiles.tsx'

const range = ({ min, max }: { readonly min: number; readonly max: number }): string[] =>
  Array.from({ length: max - min + 1 }, (_, at) => `${min + at}`)

/** Corners, cards and columns. */
export function ShapePanel() {
  const { t } = useTranslation()
  const { theme, set } = useTheme()
  return (
    <>
      <Corners />
      <ChoiceTiles
        label={t('design.cardStyle')}
        columns={3}
        value={theme.cardStyle}
        options={CARD_STYLES.map((value) => ({
          value,
          label: t(`design.card-${value}`),
          picture: <span aria-hidden className="shape-card" data-card={value} />,
        }))}
        onChange={(value) => set('cardStyle', value)}
      />
      <ChoiceTiles
        label={t('design.cardRatio')}
        columns={3}
        value={theme.cardRatio}
        options={CARD_RATIOS.map((value) => ({
          value,
          label: value,
          picture: <span aria-hidden className="shape-ratio" data-ratio={value} />,
        }))}
        onChange={(value) => set('cardRatio', value)}
      />
      <ChoiceTiles
        label={t('design.pricePosition')}
        columns={2}
        value={theme.pricePosition}
        options={PRICE_POSITIONS.map((value) => ({
          value,
          label: t(`design.price-${value}`),
          picture: (
            <span aria-hidden className="shape-price" data-price={value}>
              <span />
              <span className="tabular">39,90 €</span>
            </span>
          ),
        }))}
        onChange={(value) => set('pricePosition', value)}
      />
      <Segmented
        label={t('design.phoneColumns')}
        value={`${theme.columns.phone}`}
        options={range(PHONE_COLUMNS).map((value) => ({ value, label: value }))}
        onChange={(value) => set('columns', { ...theme.columns, phone: Number(value) }, 'phoneColumns')}
      />
      <Segmented
        label={t('design.desktopColumns')}
        value={`${theme.columns.desktop}`}
        options={range(DESKTOP_COLUMNS).map((value) => ({ value, label: value }))}
        onChange={(value) => set('columns', { ...theme.columns, desktop: Number(value) }, 'desktopColumns')}
      />
    </>
  )
}

function Corners() {
  const { t } = useTranslation()
  const { theme, set } = useTheme()
  const id = useId()
  const text = t('design.radiusValue', { pixels: `${theme.radius}` })
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between gap-3 text-14">
        <label htmlFor={id} className="font-[600]">
          {t('design.radius')}
        </label>
        <span aria-hidden className="tabular text-muted">
          {text}
        </span>
      </div>
      <div className="flex items-center gap-3">
        <span aria-hidden className="shape-corner" style={{ borderTopLeftRadius: `${theme.radius}px` }} />
        <input
          id={id}
          type="range"
          min={0}
          max={RADIUS.max}
          step={RADIUS.step}
          value={theme.radius}
          aria-valuetext={text}
          onChange={(event) => set('radius', Number(event.target.value))}
          className="h-11 min-w-0 flex-1 cursor-pointer accent-(--ink)"
        />
      </div>
    </div>
  )
}
