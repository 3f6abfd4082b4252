import { AnimatePresence, motion, type PanInfo, useMotionValue, useTransform } from 'motion/react'
import { useEffect, useState } from 'react'
import type { Product } from '../../../../contract/products.ts'
import { preloadPictures } from '../../../../web/features/discovery/screen/preload-pictures.ts'
import { ProductCard } from '../../../../web/product/product-card.tsx'
import { benchProducts } from './products.ts'

/** The same three cards built with the library: drag, motion values, AnimatePresence. */
export function MotionDeck() {
  const [index, setIndex] = useState(0)
  const [side, setSide] = useState<1 | -1>(1)
  useEffect(() => {
    void preloadPictures(benchProducts.slice(index + 1, index + 11))
  }, [index])
  const cards = benchProducts.slice(index, index + 3)
  return (
    <div className="bench-app">
      <div className="deck">
        <AnimatePresence custom={side}>
          {cards.toReversed().map((product) => (
            <MotionCard
              key={product.id}
              product={product}
              depth={cards.indexOf(product)}
              side={side}
              onSwipe={(to) => {
                setSide(to)
                setIndex((at) => at + 1)
              }}
            />
          ))}
        </AnimatePresence>
      </div>
    </div>
  )
}

interface MotionCardProps {
  readonly product: Product
  readonly depth: number
  readonly side: 1 | -1
  readonly onSwipe: (side: 1 | -1) => void
}

const leave = {
  exit: (side: 1 | -1) => ({ x: side * 300, opacity: 0, transition: { duration: 0.3 } }),
}

function MotionCard({ product, depth, side, onSwipe }: MotionCardProps) {
  const x = useMotionValue(0)
  const rotate = useTransform(x, [-300, 300], [-15, 15])
  const like = useTransform(x, [50, 150], [0, 1])
  const pass = useTransform(x, [-150, -50], [1, 0])
  const onDragEnd = (_: unknown, { offset }: PanInfo) => {
    if (Math.abs(offset.x) > 150) onSwipe(offset.x > 0 ? 1 : -1)
  }
  return (
    <motion.article
      className="deck-card"
      data-card={product.id}
      style={{ x, rotate, zIndex: 3 - depth, boxShadow: depth === 0 ? 'var(--shadow-card)' : 'none' }}
      drag={depth === 0 ? 'x' : false}
      dragSnapToOrigin
      onDragEnd={onDragEnd}
      initial={false}
      animate={{ scale: 1 - depth * 0.05, y: depth * 14 }}
      variants={leave}
      exit="exit"
      custom={side}
    >
      <ProductCard product={product} timezone="Europe/Berlin" headingId={`card-${product.id}`} />
      <motion.p
        aria-hidden
        className="product-card-hint product-card-hint-like"
        style={{ display: 'flex', opacity: like }}
      >
        Like
      </motion.p>
      <motion.p
        aria-hidden
        className="product-card-hint product-card-hint-pass"
        style={{ display: 'flex', opacity: pass }}
      >
        Pass
      </motion.p>
    </motion.article>
  )
}
