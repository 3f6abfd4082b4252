import { type RefObject, useEffect, useState } from 'react'
import type { Product } from '#contract/products.ts'
import { type Cut, cutOf, isFaint, LEAST_CONTRAST, MOST_CUT, type Pixels, textContrast } from './card-facts.ts'
import { cardPixels } from './card-pixels.ts'

/** A text that covers more of the card leaves little of the picture. */
const MOST_TEXT = 0.5
/** Padding above the text (product-card.css). */
const ABOVE_TEXT_PX = 88

interface CardFacts {
  readonly isNameCut: boolean
  readonly coversPicture: boolean
  readonly hasLowContrast: boolean
  readonly isFaint: boolean
}

/** What is wrong with a card as it is drawn; null until it was measured. The form below its dialog does not change. */
export function useCardFacts(card: RefObject<HTMLElement | null>, product: Product): CardFacts | null {
  const [facts, setFacts] = useState<CardFacts | null>(null)
  const media = product.media[0]
  useEffect(() => {
    let isOver = false
    const measure = async () => {
      await document.fonts.ready
      const pixels = media ? await cardPixels(media) : null
      if (!isOver && card.current) setFacts(measured(card.current, pixels))
    }
    void measure()
    return () => {
      isOver = true
    }
  }, [card, media])
  return facts
}

function measured(card: HTMLElement, pixels: Pixels | null): CardFacts {
  const scrim = card.querySelector<HTMLElement>('.product-card-scrim')?.offsetHeight ?? 0
  const name = card.querySelector<HTMLElement>('.line-clamp-2')
  const height = Math.max(1, card.offsetHeight)
  const shares = { scrim: scrim / height, text: Math.max(0, scrim - ABOVE_TEXT_PX) / height }
  return {
    isNameCut: name !== null && name.scrollHeight > name.clientHeight + 1,
    coversPicture: shares.text > MOST_TEXT,
    hasLowContrast: pixels !== null && textContrast(pixels, shares) < LEAST_CONTRAST,
    isFaint: pixels !== null && isFaint(pixels, shares.text),
  }
}

/** What the card cuts off of its picture, where that is much; null: little or nothing. */
export function tooMuchCut(product: Product): Cut | null {
  const media = product.media[0]
  const cut = media && cutOf(media)
  return cut && cut.share > MOST_CUT ? cut : null
}
