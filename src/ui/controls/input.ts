import { chakra } from '@chakra-ui/react/styled-system';
import { inputRecipe } from '../theme/recipes/input-recipe';

export const Input = chakra('input', inputRecipe);
export const Textarea = chakra('textarea', inputRecipe);
export const Select = chakra('select', inputRecipe);
