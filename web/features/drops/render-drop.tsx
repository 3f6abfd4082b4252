import type { ReactNode } from 'react'
import { DropSignUp } from './drop-sign-up.tsx'

/** The sign-up as pages hand it to the detail of a product; anew for each product. */
export const renderDrop = ({ id }: { readonly id: string }): ReactNode => <DropSignUp key={id} productId={id} />
