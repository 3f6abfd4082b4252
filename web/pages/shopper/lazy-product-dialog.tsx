import { loadWords } from '#web/i18n/language.ts'
import { lazyPart, useLazyPart } from '#web/ui/lazy-part.ts'
import type { ProductDialogProps } from './product-dialog.tsx'

const productDialog = lazyPart(async () => {
  const [{ ProductDialog }] = await Promise.all([import('./product-dialog.tsx'), loadWords('boards', 'drops')])
  return ProductDialog
})

/** The detail of a product, loaded when it first opens. */
export function LazyProductDialog(props: ProductDialogProps) {
  const Dialog = useLazyPart(productDialog, props.product !== null, props.onClose)
  return Dialog && <Dialog {...props} />
}
