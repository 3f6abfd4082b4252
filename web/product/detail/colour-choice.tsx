import { useState } from 'react'
import type { Product } from '#contract/products.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'

type Colour = NonNullable<Product['colourChoice']>[number]

/** The colour that was chosen for the product that is shown; null: none yet. */
export function useColour(product: Product | null) {
  const [choice, setChoice] = useState<{ readonly id: string; readonly colour: Colour } | null>(null)
  const colour = choice && choice.id === product?.id ? choice.colour : null
  return { colour, chooseColour: (next: Colour) => product && setChoice({ id: product.id, colour: next }) }
}

interface ColourChoiceProps {
  readonly product: Product
  readonly colour: Colour | null
  readonly onChoose: (colour: Colour) => void
}

/** The colours of a product; choosing one shows its picture. */
export function ColourChoice({ product, colour, onChoose }: ColourChoiceProps) {
  const { t } = useTranslation()
  if (!product.colourChoice) return null
  return (
    <section className="text-14">
      <h3 className="mb-2 font-[650]">{t('discovery.colour')}</h3>
      <div className="flex flex-wrap gap-2">
        {product.colourChoice.map((one) => (
          <ChoiceChip key={one.name} pressed={one.name === colour?.name} onPress={() => onChoose({ ...one })}>
            {one.name}
          </ChoiceChip>
        ))}
      </div>
    </section>
  )
}
