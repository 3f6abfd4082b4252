import { PriceAlertSwitch } from './price-alert-switch.tsx'

/** The switch where it is thought of: below what was saved. */
export const PriceAlertNote = () => (
  <div className="mt-10 border-t border-line pt-6 empty:hidden">
    <PriceAlertSwitch />
  </div>
)
