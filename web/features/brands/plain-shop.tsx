import type { ReactNode } from 'react'
import type { BrandShop } from '#contract/brands.ts'
import { classes } from '#web/ui/classes.ts'
import { SHOP_COLUMN } from './shop-column.ts'
import { ShopHead } from './shop-head.tsx'

interface PlainShopProps {
  readonly brand: BrandShop
  readonly actions: ReactNode
  /** The list of its products. */
  readonly children: ReactNode
}

/** A shop in our look. */
export const PlainShop = ({ brand, actions, children }: PlainShopProps) => (
  <div className={classes(SHOP_COLUMN, 'flex flex-col gap-6')}>
    <ShopHead brand={brand} actions={actions} />
    {children}
  </div>
)
