import { Link } from 'wouter'

export const CartLink = Link
