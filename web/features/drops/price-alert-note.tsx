import { PriceAlertSwitch } from './price-alert-switch.tsx'

/** The switch for price alerts, below the saved products. */
export const PriceAlertNote = () => (
  <div className="mt-10 border-t border-line pt-6 empty:hidden">
    <PriceAlertSwitch />
  </div>
)
