import { learn } from '#web/i18n/language.ts'
import { laterPart, useLaterPart } from '#web/ui/later-part.ts'
import type { ProductDialogProps } from './product-dialog.tsx'

const productDialog = laterPart(async () => {
  const [{ ProductDialog }] = await Promise.all([import('./product-dialog.tsx'), learn('boards', 'drops')])
  return ProductDialog
})

/** Stands where the detail of a product opens, whose code no list or deck carries. */
export function LaterProductDialog(props: ProductDialogProps) {
  const Dialog = useLaterPart(productDialog, props.product !== null, props.onClose)
  return Dialog && <Dialog {...props} />
}
