import type { TrapRow } from '../rows.ts'

/** Traps, lures and spray helpers: targets, how many per acre, pack prices. */
export const traps: readonly TrapRow[] = [
  { name: 'pheroFruitfly', shelf: 'traps-and-lures', tech: 'Cue-lure 2 g', unit: 'piece', acre: '8-10', targets: ['fruitfly'], crops: ['cucumber', 'bitter-gourd', 'watermelon'], use: 'trap', price: [1, 120], packs: [1, 5, 10], copies: 2, shape: 'tin', organic: true },
  { name: 'pheroMango', shelf: 'traps-and-lures', tech: 'Methyl eugenol 2 g', unit: 'piece', acre: '6-8', targets: ['fruitfly'], crops: ['mango', 'guava', 'sapota'], use: 'trap', price: [1, 120], packs: [1, 5, 10], copies: 2, shape: 'tin', organic: true },
  { name: 'funnelTrap', shelf: 'traps-and-lures', tech: 'Z9-14Ac, Z7-12Ac', unit: 'piece', acre: '5-8', targets: ['armyworm'], crops: ['maize', 'sorghum'], use: 'trap', price: [1, 110], packs: [1, 5, 10], copies: 2, shape: 'tin', organic: true },
  { name: 'pbwLure', shelf: 'traps-and-lures', tech: 'Gossyplure', unit: 'piece', acre: '5-8', targets: ['bollworm'], crops: ['cotton'], use: 'trap', price: [5, 160], packs: [5, 10, 25], copies: 2, shape: 'pouch', organic: true },
  { name: 'yellowTrap', shelf: 'traps-and-lures', tech: 'A4 yellow sheet', unit: 'piece', acre: '10-15', targets: ['whitefly', 'jassid', 'aphid', 'leafminer'], crops: ['tomato', 'chilli', 'cotton', 'okra'], use: 'trap', price: [10, 160], packs: [10, 25, 50], copies: 3, shape: 'pouch', organic: true },
  { name: 'blueTrap', shelf: 'traps-and-lures', tech: 'A4 blue sheet', unit: 'piece', acre: '10-15', targets: ['thrips', 'leafminer'], crops: ['chilli', 'onion', 'rose', 'grape'], use: 'trap', price: [10, 160], packs: [10, 25, 50], copies: 2, shape: 'pouch', organic: true },
  { name: 'lightTrap', shelf: 'traps-and-lures', tech: 'UV LED 5 W, solar panel 10 W', unit: 'piece', acre: '1', targets: ['stemborer', 'bollworm', 'hopper'], crops: ['paddy', 'cotton', 'mango'], use: 'trap', price: [1, 2690], packs: [1, 2], copies: 1, shape: 'sprayer', organic: true },
  { name: 'sticker', shelf: 'adjuvants', tech: 'Trisiloxane ethoxylate 80%', unit: 'ml', acre: '50-60 ml', targets: [], crops: ['chilli', 'cotton', 'tomato', 'paddy'], use: 'adjuvant', price: [100, 140], packs: [50, 100, 250, 500], copies: 4, shape: 'bottle', organic: false },
  { name: 'birdNet', shelf: 'bird-control', tech: 'HDPE 20 mm mesh', unit: 'piece', acre: '-', targets: [], crops: ['grape', 'sunflower', 'sorghum'], use: 'net', price: [1, 890], packs: [1, 2], copies: 1, shape: 'sack', organic: true },
  { name: 'birdTape', shelf: 'bird-control', tech: 'PET 12 mm x 76 m', unit: 'piece', acre: '8-10', targets: [], crops: ['sunflower', 'sorghum', 'paddy'], use: 'net', price: [1, 70], packs: [1, 5, 10], copies: 1, shape: 'pouch', organic: true },
]
