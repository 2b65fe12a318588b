/** Fields, checks and the first fault; no lookup of pincodes, no words. */
export { Controller, useForm } from 'react-hook-form'
