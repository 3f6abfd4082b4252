import { LABEL } from '../label/label.ts'
import type { DemoAnswer } from './demo-answer.ts'

export const safety: DemoAnswer<'GET /api/public/products/{id}/safety'> = () => {
  const { company, street, postalCode, city, email, country } = LABEL.company
  const maker = { name: company, address: `${street}, ${postalCode} ${city}`, contact: email, country }
  return { maker, responsible: null, note: null }
}
